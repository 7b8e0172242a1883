import { type ComponentProps, createElement } from 'react';

type Shape = [tag: string, attributes: Record<string, string>];

/**
 * Draws an icon of lucide-react, whose own way of doing so reads contexts and names that nothing here uses and costs
 * the first load 1.5 kB (vite.config.ts puts this one in its place). `aria-label` gives an icon a name for screen readers.
 */
export default function createIcon({ node }: { node: Shape[] }) {
  return (props: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': !props['aria-label'],
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
