// This site with the question at the end of each page, for a server that runs `learn insight` beside it.
import config from './site.config.ts';

export default { ...config, out: '../dist-insight', insight: {} };
