// Properties, as YAML → the manifest of a widget that has them.

/** @param properties  lines of a list, indented by two. */
export const sliderManifest = (properties: string): string => `name: slider
title: Slider
category: Form
platforms: [web]
page: slider
summary: Chooses a number.
properties:
${properties}`;
