const variable = 'E2E_PICTURES';

/** Whether journeys replace the stored pictures (`npm run pictures:accept`). Child processes need `environment`. */
export const accepting = {
  get isOn() {
    return process.env[variable] === 'accept';
  },
  environment: { [variable]: 'accept' },
};
