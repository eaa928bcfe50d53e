import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { color, radius } from '../../theme/tokens';

const Control = styled.input({
  display: 'block',
  width: '100%',
  padding: 14,
  border: `1.5px dashed ${color.control}`,
  borderRadius: radius.control,
  fontSize: 16,
  textOverflow: 'ellipsis',
  background: color.sheet,
  cursor: 'pointer',
  transition: 'border-color 150ms ease-out',
  '&:hover': { borderColor: color.link },
  '&::file-selector-button': {
    minHeight: 44,
    marginRight: 14,
    padding: '9px 18px',
    border: `1px solid ${color.ink}`,
    borderRadius: radius.control,
    font: 'inherit',
    fontWeight: 600,
    color: color.ink,
    background: 'transparent',
    cursor: 'pointer',
  },
});

/** A native file input in the form's look; it shows the chosen file's name itself. */
export function FileInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <Control type="file" {...props} />;
}
