// Records that illustrations of data widgets and charts show: a small company, its leave and its orders.

/** A record as a chart takes it. */
export type Row = Readonly<Record<string, string | number>>;

export type Employee = {
  id: number;
  name: string;
  department: string;
  city: string;
  role: string;
};

export const employees: readonly Employee[] = [
  { id: 1, name: 'Ada Lind', department: 'Sales', city: 'Boston', role: 'Head' },
  { id: 2, name: 'Ben Ortiz', department: 'Sales', city: 'New York', role: 'Clerk' },
  { id: 3, name: 'Chen Wei', department: 'IT', city: 'Boston', role: 'Developer' },
  { id: 4, name: 'Dara Singh', department: 'Finance', city: 'Austin', role: 'Head' },
  { id: 5, name: 'Eva Novak', department: 'IT', city: 'New York', role: 'Head' },
  { id: 6, name: 'Femi Cole', department: 'Finance', city: 'Boston', role: 'Clerk' },
  { id: 7, name: 'Gita Rao', department: 'HR', city: 'Austin', role: 'Head' },
  { id: 8, name: 'Hugo Brandt', department: 'Sales', city: 'Austin', role: 'Clerk' },
  { id: 9, name: 'Ines Costa', department: 'HR', city: 'Boston', role: 'Clerk' },
  { id: 10, name: 'Jun Mori', department: 'IT', city: 'Austin', role: 'Developer' },
  { id: 11, name: 'Kofi Mensah', department: 'Finance', city: 'New York', role: 'Clerk' },
  { id: 12, name: 'Maya Lind', department: 'IT', city: 'Boston', role: 'Developer' },
];

export type Leave = { id: number; employee: string; status: string; startDate: string };

export const leaveRequests: readonly Leave[] = [
  { id: 1, employee: 'Ada Lind', status: 'Pending', startDate: '2026-01-12' },
  { id: 2, employee: 'Ben Ortiz', status: 'Approved', startDate: '2026-02-02' },
  { id: 3, employee: 'Chen Wei', status: 'Approved', startDate: '2026-02-23' },
  { id: 4, employee: 'Eva Novak', status: 'Rejected', startDate: '2026-03-09' },
  { id: 5, employee: 'Gita Rao', status: 'Pending', startDate: '2026-04-20' },
  { id: 6, employee: 'Ines Costa', status: 'Approved', startDate: '2026-05-04' },
  { id: 7, employee: 'Jun Mori', status: 'Pending', startDate: '2026-06-15' },
  { id: 8, employee: 'Maya Lind', status: 'Approved', startDate: '2026-07-06' },
];

export const ordersByMonth: readonly Row[] = [
  { month: 'Jan', online: 32, phone: 18 },
  { month: 'Feb', online: 28, phone: 21 },
  { month: 'Mar', online: 41, phone: 17 },
  { month: 'Apr', online: 47, phone: 19 },
  { month: 'May', online: 64, phone: 24 },
  { month: 'Jun', online: 58, phone: 15 },
];

export const requestsByWeek: readonly Row[] = [
  { week: 'W1', open: 12, late: 3 },
  { week: 'W2', open: 19, late: 4 },
  { week: 'W3', open: 15, late: 7 },
  { week: 'W4', open: 24, late: 6 },
  { week: 'W5', open: 21, late: 9 },
  { week: 'W6', open: 13, late: 4 },
  { week: 'W7', open: 9, late: 2 },
];

export const ordersByRegion: readonly Row[] = [
  { month: 'Jan', north: 14, south: 21, west: 9 },
  { month: 'Feb', north: 18, south: 19, west: 12 },
  { month: 'Mar', north: 22, south: 25, west: 11 },
  { month: 'Apr', north: 20, south: 31, west: 15 },
  { month: 'May', north: 31, south: 36, west: 21 },
  { month: 'Jun', north: 27, south: 30, west: 18 },
];

export const salesByQuarter: readonly Row[] = [
  { quarter: 'Q1', chairs: 120, desks: 80, lamps: 45 },
  { quarter: 'Q2', chairs: 135, desks: 95, lamps: 60 },
  { quarter: 'Q3', chairs: 110, desks: 105, lamps: 52 },
  { quarter: 'Q4', chairs: 160, desks: 130, lamps: 75 },
];

export const ordersByProduct: readonly Row[] = [
  { product: 'Office chair', online: 58, phone: 22 },
  { product: 'Standing desk', online: 44, phone: 27 },
  { product: 'Desk lamp', online: 39, phone: 12 },
  { product: 'Filing cabinet', online: 21, phone: 19 },
  { product: 'Monitor arm', online: 18, phone: 6 },
];

export const leaveByType: readonly Row[] = [
  { type: 'Vacation', short: 'V', days: 48, requests: 9 },
  { type: 'Sick', short: 'S', days: 23, requests: 14 },
  { type: 'Parental', short: 'P', days: 17, requests: 2 },
  { type: 'Training', short: 'T', days: 12, requests: 6 },
];

export const departments: readonly Row[] = [
  { department: 'Sales', headCount: 34, budget: 410, openPositions: 6 },
  { department: 'IT', headCount: 22, budget: 520, openPositions: 9 },
  { department: 'Finance', headCount: 14, budget: 230, openPositions: 1 },
  { department: 'HR', headCount: 8, budget: 130, openPositions: 2 },
];

export const ordersByYear: readonly Row[] = [
  { month: 'Jan', lastYear: 38, thisYear: 50 },
  { month: 'Feb', lastYear: 41, thisYear: 49 },
  { month: 'Mar', lastYear: 44, thisYear: 58 },
  { month: 'Apr', lastYear: 39, thisYear: 66 },
  { month: 'May', lastYear: 52, thisYear: 88 },
  { month: 'Jun', lastYear: 57, thisYear: 73 },
];
