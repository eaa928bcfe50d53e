const variable = 'E2E_PICTURES';

/** The setting that new pictures replace the stored ones (`npm run pictures:accept`). `environment` turns it on. */
export const accepting = {
  get isOn() {
    return process.env[variable] === 'accept';
  },
  environment: { [variable]: 'accept' },
};
