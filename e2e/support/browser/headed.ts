const variable = 'E2E_HEADED';

/**
 * Whether journeys run in a visible window (`npm run journey -- NAME --headed`). To turn this on in a child process,
 * start the child with the variables of `environment`.
 */
export const headed = {
  get isOn() {
    return process.env[variable] === '1';
  },
  environment: { [variable]: '1' },
  slowMo: 150,
};
