import type { paths } from '../paths';
import { about } from './pages/about';
import { careers } from './pages/careers';
import { contactPage } from './pages/contact';
import { pricing } from './pages/pricing';
import { productsOverview } from './pages/products';
import { solutions } from './pages/solutions';
import { site } from './site';

export interface SharePicture {
  kicker: string;
  title: string;
  drawing: string;
}

const drawn = (
  { kicker, title }: Omit<SharePicture, 'drawing'>,
  drawing: string,
): SharePicture => ({ kicker, title, drawing });

/** Texts of the pictures for a shared link, by kind of page. After a change, run `npm run pictures`. */
export const sharePictures = {
  home: {
    kicker: 'Custom AI agents for Europe',
    title: site.tagline,
    drawing: 'four pattern pieces, joined by threads into one front-desk agent',
  },
  solutions: drawn(solutions.hero, 'eight swatches of cloth, one for each solution'),
  industry: {
    kicker: 'Solutions by department',
    title: 'Agents for your department',
    drawing: 'four rings, each drawn a different part of the way round',
  },
  service: {
    kicker: 'Services',
    title: 'Planned, built and looked after',
    drawing: 'a thread with four numbered knots',
  },
  products: drawn(productsOverview.hero, 'two pattern pieces about to fit into each other'),
  product: {
    kicker: 'Products at work',
    title: 'It reads, talks, plans and answers',
    drawing: 'a voice, a document, a chart and two joined pieces',
  },
  about: drawn(about.hero, 'a map of Europe with five countries on one thread'),
  contact: drawn(contactPage, 'a letter with a stitched edge and a thread leading out of it'),
  pricing: drawn(pricing, 'three price tags, from Free to Business'),
  careers: drawn(careers.hero, 'a thread with four knots, each larger than the one before'),
  job: {
    kicker: 'Open positions',
    title: 'A chair is free at our table',
    drawing: 'a chair with a stitched seat, drawn on chalk grid',
  },
} satisfies Partial<Record<keyof typeof paths, SharePicture>>;

export type PictureKind = keyof typeof sharePictures;

/** A kind of page without a picture has that of the home page. */
export const pictureOf = (kind: keyof typeof paths): PictureKind =>
  kind in sharePictures ? (kind as PictureKind) : 'home';

export function pictureAlternative(kind: PictureKind): string {
  const { title, drawing } = sharePictures[kind];
  return `${site.name}. ${title} Drawing: ${drawing}.`;
}
