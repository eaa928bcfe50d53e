import { paths } from '../../paths';

export const notFound = {
  meta: {
    title: '404 Page Not Found',
    description:
      'This page does not exist, or no longer does. From here you can go back home or on to our solutions, our products or the contact form.',
  },
  kicker: 'Wrong address',
  title: '404 Page Not Found',
  text: 'There is nothing at this address. The page may have moved, or the link has a typo. Try one of these pages instead.',
  waysTitle: 'Ways back',
  home: { label: 'Back to home', path: paths.home },
  ways: [
    { label: 'All solutions', path: paths.solutions },
    { label: 'All products', path: paths.products },
    { label: 'Contact', path: paths.contact },
  ],
} as const;
