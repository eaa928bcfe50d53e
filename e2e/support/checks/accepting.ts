const variable = 'E2E_PICTURES';

/** Whether the current pictures replace the stored ones (`npm run pictures:accept`). */
export const accepting = {
  get isOn() {
    return process.env[variable] === 'accept';
  },
  environment: { [variable]: 'accept' },
};
