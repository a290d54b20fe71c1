// The style sheet of a report: what it adds to the site's own.
export const SHEET = `.diff-bar, .diff-main { box-sizing: border-box; width: 100%; max-width: 76rem; margin-inline: auto; padding: 1rem 1.25rem; }
.diff-bar { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; border-block-end: 1px solid var(--line); font-size: .875rem; }
.diff-bar p { margin: 0; }
.diff-main { padding-block-end: 4rem; }
.diff-main > .article { max-width: 51rem; }
.diff-main > .article:has(.diff-pair) { max-width: none; }
.diff-main > .article > :not(.diff-pair, .diff-only, :has(.diff-pair)) { max-width: 51rem; }
.diff-main h1 { overflow-wrap: anywhere; }
.diff-main ins { background: light-dark(#d7f5dd, #12391e); color: light-dark(#0d4a20, #b5efc3); text-decoration: underline 1px; }
.diff-main del { background: light-dark(#fde3e1, #4a1714); color: light-dark(#7d1610, #f8c2bd); text-decoration: line-through 1px; }
.diff-main :is(ins, del) :is(a, code, strong, i) { background: none; color: inherit; }
.diff-main .article :is(p, h2, h3, h4, h5, h6, dt, dd).diff-changed { border-inline-start: 3px solid var(--amber); padding-inline-start: .6rem; margin-inline-start: calc(-.6rem - 3px); }
.diff-frame { outline: 2px dashed var(--amber); outline-offset: 4px; }
.diff-pair { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; margin-block: 1.25rem; padding: .75rem; border: 1px solid var(--line-strong); border-radius: var(--radius); }
.diff-side { min-width: 0; overflow-x: auto; }
.diff-only { margin-block: 1.25rem; padding: .75rem; border: 2px solid var(--green); border-radius: var(--radius); overflow-x: auto; }
.diff-only.diff-removed { border-color: var(--red); }
.diff-main p.diff-label { margin: 0 0 .5rem; font: 600 .75rem/1.4 var(--sans); color: var(--text-soft); }
.diff-side tr.diff-removed > * { background: light-dark(#fde3e1, #4a1714); color: light-dark(#5c100b, #ffd9d5); }
.diff-side tr.diff-added > * { background: light-dark(#d7f5dd, #12391e); color: light-dark(#0a3a19, #d2f7db); }
.diff-side tr:is(.diff-added, .diff-removed) :is(a, code, small, b, span) { color: inherit; background: none; }
.diff-item { list-style: none; }
.diff-note { display: inline-block; font-size: .8125rem; color: var(--text-soft); overflow-wrap: anywhere; }
.diff-main [role=tabpanel] { display: block; }
.diff-table { overflow-x: auto; }
.diff-table table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
.diff-table :is(th, td) { padding: .4rem .75rem .4rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
.diff-table th[scope=row] { min-width: 15rem; overflow-wrap: anywhere; font-weight: 400; }
.diff-table .diff-number { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
.diff-main > h2 { margin-block: 2rem .5rem; font-size: 1.25rem; }
.diff-list { padding-inline-start: 1.25rem; }
.diff-list li, .diff-table code { overflow-wrap: anywhere; }
.diff-sum { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; padding: 0; list-style: none; }
.diff-way { white-space: nowrap; font-weight: 600; }
.diff-way.added { color: var(--green); }
.diff-way.removed { color: var(--red); }
@media (min-width: 60rem) { .diff-pair { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
`;
