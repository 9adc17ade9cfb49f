import { FramedErrorPage } from '#frame/error-page.tsx';

/** Seen on soft navigation; a loaded page gets the body of `hiba/404` from the server. */
export default function NotFound() {
  return <FramedErrorPage status="404" />;
}
