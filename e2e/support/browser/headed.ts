const variable = 'E2E_HEADED';

/**
 * The setting for a visible window (`npm run journey -- NAME --headed`). It is on in a process that starts with the
 * variables of `environment`.
 */
export const headed = {
  get isOn() {
    return process.env[variable] === '1';
  },
  environment: { [variable]: '1' },
  slowMo: 150,
};
