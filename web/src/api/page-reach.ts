/** Whether the server would give this page again right now: reloading without it would lose the page. */
export async function isPageWithinReach(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    // The 404 page is a page as well.
    return status < 500;
  } catch {
    return false;
  }
}
