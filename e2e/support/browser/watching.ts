const variable = 'E2E_WATCH';

/** Whether the journeys run in a visible window (`npm run journey -- NAME --watch`). */
export const watching = {
  get isOn() {
    return process.env[variable] === '1';
  },
  environment: { [variable]: '1' },
  slowMo: 150,
};
