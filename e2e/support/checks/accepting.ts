const variable = 'E2E_PICTURES';

/** Whether what is seen now is the picture from now on (`npm run pictures:accept`). */
export const accepting = {
  get isOn() {
    return process.env[variable] === 'accept';
  },
  environment: { [variable]: 'accept' },
};
