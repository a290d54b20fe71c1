// The changes to the disk, as kill-before.mjs calls them, by which one release takes the place of another.
export const SWAP = '^(?:rename|symlink)Sync|^(?:unlink|rmdir)Sync .*/dist$|/unfinished$';
