import { css } from '@emotion/react';
import type { HeadingContent } from '../content/headings';
import { PageMeta } from '../layout/page-meta';
import { opensDialog } from '../stores/dialog';
import { fontSize, space } from '../theme/tokens';
import { Button } from '../ui/button';
import { containerStyle } from '../ui/section';

const frame = css({ paddingTop: `calc(${space.header} + 72px)`, minHeight: '60vh' });

/** A heading with its metadata, until the page has its own content. */
export default function HeadingPage({ content }: { content: HeadingContent }) {
  return (
    <div css={[containerStyle, frame]}>
      <PageMeta path={content.path} title={content.title} description={content.description} />
      <h1 css={{ fontSize: fontSize.h1, marginBottom: 32 }}>{content.heading}</h1>
      <Button {...opensDialog('discovery')}>Start with Discovery</Button>
    </div>
  );
}
