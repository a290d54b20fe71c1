// What this device keeps the ticks of all guides under.
export const TICKS_KEY = 'learn-runbook';
