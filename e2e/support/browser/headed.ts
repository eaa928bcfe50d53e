const variable = 'E2E_HEADED';

/**
 * The setting for a visible window (`npm run journey -- NAME --headed`). A process that starts with `environment` has
 * it on.
 */
export const headed = {
  get isOn() {
    return process.env[variable] === '1';
  },
  environment: { [variable]: '1' },
  slowMo: 150,
};
