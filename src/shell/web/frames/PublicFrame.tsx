import { Outlet, useMatches } from 'react-router';
import { Frame } from './Frame.tsx';

export default function PublicFrame() {
  const handles = useMatches().map(({ handle }) => handle as { anybody?: boolean } | undefined);
  const bar = handles.some((handle) => handle?.anybody) ? 'anybody' : 'public';
  return (
    <Frame bar={bar}>
      <Outlet />
    </Frame>
  );
}
