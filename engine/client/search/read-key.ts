// Pages that were read, newest first, as `[path, title, section]` → their key in the device's storage.
export const READ_KEY = 'learn-read';
