const variable = 'E2E_PICTURES';

/**
 * The setting to replace stored pictures (`npm run pictures:accept`). It is on in a process that starts with the
 * variables of `environment`.
 */
export const accepting = {
  get isOn() {
    return process.env[variable] === 'accept';
  },
  environment: { [variable]: 'accept' },
};
