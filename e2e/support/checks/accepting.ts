const variable = 'E2E_PICTURES';

/**
 * The setting to replace stored pictures (`npm run pictures:accept`). A process that starts with `environment` has it
 * on.
 */
export const accepting = {
  get isOn() {
    return process.env[variable] === 'accept';
  },
  environment: { [variable]: 'accept' },
};
