import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { color, radius } from '../../theme/tokens';
import { belowToast } from './field';

const Control = styled.input({
  ...belowToast,
  display: 'block',
  width: '100%',
  border: `1.5px dashed ${color.control}`,
  borderRadius: radius.control,
  fontSize: '1rem',
  background: color.sheet,
  cursor: 'pointer',
  transition: 'border-color 150ms ease-out',
  '&:hover': { borderColor: color.link },
  '&::file-selector-button': {
    minHeight: '2.75rem',
    marginInlineEnd: '0.875rem',
    padding: '0.5625rem 1.125rem',
    border: `1px solid ${color.ink}`,
    borderRadius: radius.control,
    font: 'inherit',
    fontWeight: 600,
    color: color.ink,
    background: 'transparent',
    cursor: 'pointer',
  },
});

export function FileInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <Control type="file" {...props} />;
}
