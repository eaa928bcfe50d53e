import { css } from '@emotion/react';
import { Component, type ReactNode } from 'react';

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
        This part of the page did not hold. Reload the page to see it.
      </p>
    );
  }
}
