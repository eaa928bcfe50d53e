import type { SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';

interface TextListProps {
  texts: readonly string[];
  itemStyle?: SerializedStyles;
  icon?: ReactNode;
  className?: string;
}

export function TextList({ texts, itemStyle, icon, className }: TextListProps) {
  return (
    <ul className={className}>
      {texts.map((text) => (
        <li key={text} css={itemStyle}>
          {icon}
          {text}
        </li>
      ))}
    </ul>
  );
}
