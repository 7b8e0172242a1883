import { Outlet } from 'react-router';
import { Frame } from './Frame.tsx';

export default function PublicFrame() {
  return (
    <Frame bar="public">
      <Outlet />
    </Frame>
  );
}
