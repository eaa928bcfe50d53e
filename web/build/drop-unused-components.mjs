import { Transformer } from '@parcel/plugin';

/**
 * Parcel transformer for React Router, which creates all its components and contexts while its module is evaluated:
 * statements that no bundler may leave out, used or not. None of them has an effect of its own, so this says so, and
 * what the site does not use (forms, data, framework mode) stays out of its script: 8 kB of 86, brotli.
 */
export default new Transformer({
  async transform({ asset }) {
    const code = await asset.getCode();
    asset.setCode(
      code
        .replaceAll(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /*#__PURE__*/ $1')
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
    );
    return [asset];
  },
});
