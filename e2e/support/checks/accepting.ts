const variable = 'E2E_PICTURES';

/**
 * Whether journeys replace the stored pictures (`npm run pictures:accept`). To turn this on in a child process, start
 * the child with the variables of `environment`.
 */
export const accepting = {
  get isOn() {
    return process.env[variable] === 'accept';
  },
  environment: { [variable]: 'accept' },
};
