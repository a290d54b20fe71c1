// `<head>` of a page → its description; a title is the page's own, and other tags are the site's.
import { changed, leftOut, taken } from '../inventory/inventory.ts';
import { type Component, inline, textOf } from './component.ts';

export const head: Component = (element, page) => {
  const { entries } = page.notes;
  entries.set(element.start, changed('its description is the page’s'));
  for (const child of element.children) {
    if (child.kind !== 'element') continue;
    const content = textOf(child, 'content', page)?.replace(/\s+/g, ' ').trim();
    const isDescription = child.name === 'meta' && textOf(child, 'name', page) === 'description';
    if (isDescription && content) {
      page.head.set('description', content);
      entries.set(child.start, taken('"description" of the page'));
    } else if (child.name === 'title')
      entries.set(child.start, leftOut('a page has one title: that of its heading'));
    else entries.set(child.start, leftOut('the head of pages is the site’s: "head" in its config'));
  }
  page.count('HTML <head>: description');
  return inline('');
};
