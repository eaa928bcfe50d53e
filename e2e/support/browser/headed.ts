const variable = 'E2E_HEADED';

/** Whether journeys run in a visible window (`--headed`). A child process needs the variables of `environment`. */
export const headed = {
  get isOn() {
    return process.env[variable] === '1';
  },
  environment: { [variable]: '1' },
  slowMo: 150,
};
