import { Outlet } from 'react-router';
import { Frame } from './Frame.tsx';

export default function BrowseFrame() {
  return (
    <Frame bar="browse">
      <Outlet />
    </Frame>
  );
}
