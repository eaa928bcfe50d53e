const variable = 'E2E_HEADED';

/** Whether browser tests run in a visible window (`--headed`). `environment` passes this to a child process. */
export const headed = {
  get isOn() {
    return process.env[variable] === '1';
  },
  environment: { [variable]: '1' },
  slowMo: 150,
};
