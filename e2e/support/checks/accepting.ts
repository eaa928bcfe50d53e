const variable = 'E2E_PICTURES';

/**
 * Whether journeys replace the stored pictures (`npm run pictures:accept`). A child process needs the variables of
 * `environment`.
 */
export const accepting = {
  get isOn() {
    return process.env[variable] === 'accept';
  },
  environment: { [variable]: 'accept' },
};
