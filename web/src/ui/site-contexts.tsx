import { useContext, type ContextType, type ReactNode } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router';

export interface SiteContextValues {
  location: ContextType<typeof LocationContext>;
  navigation: ContextType<typeof NavigationContext>;
}

/** What a React root of its own needs of the one around the site: where the visitor is, and how to go elsewhere. */
export const useSiteContexts = (): SiteContextValues => ({
  location: useContext(LocationContext),
  navigation: useContext(NavigationContext),
});

export function SiteContexts({
  location,
  navigation,
  children,
}: SiteContextValues & { children: ReactNode }) {
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={location}>{children}</LocationContext>
    </NavigationContext>
  );
}
