import { Outlet } from 'react-router';
import { UnreadMark } from '../../messages/web/UnreadMark.tsx';
import { Frame } from './Frame.tsx';

export default function BrowseFrame() {
  return (
    <Frame bar="browse" unread={<UnreadMark />}>
      <Outlet />
    </Frame>
  );
}
