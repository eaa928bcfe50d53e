import { css } from '@emotion/react';
import { Component, type ReactNode } from 'react';
import { failures } from '../../content/failures';

const notice = css({ padding: '1.5rem 0', fontWeight: 500 });

export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p role="alert" css={notice}>
        {failures.partBroken.title}. {failures.partBroken.description}
      </p>
    );
  }
}
