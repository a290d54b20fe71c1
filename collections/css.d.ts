// Style sheets that scripts import: they are served apart.
declare module '*.css';
