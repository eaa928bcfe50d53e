const variable = 'E2E_HEADED';

/**
 * The setting that journeys run in a visible window (`npm run journey -- NAME --headed`). `environment` turns it on.
 */
export const headed = {
  get isOn() {
    return process.env[variable] === '1';
  },
  environment: { [variable]: '1' },
  slowMo: 150,
};
