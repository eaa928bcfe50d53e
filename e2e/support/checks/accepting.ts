const variable = 'E2E_PICTURES';

/** Whether browser tests replace the stored pictures. `environment` passes this to a child process. */
export const accepting = {
  get isOn() {
    return process.env[variable] === 'accept';
  },
  environment: { [variable]: 'accept' },
};
