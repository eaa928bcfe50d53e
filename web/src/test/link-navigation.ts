import { useLinkNavigation } from '../layout/use-link-navigation';

const page = { preload: () => Promise.resolve(), loaded: true };
const pageAt = () => page;
const handleMissing = () => undefined;

/** Links are followed at once, as if every page was here already. */
export const useLinksToLoadedPages = () => useLinkNavigation(pageAt, handleMissing);
