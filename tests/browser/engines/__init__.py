"""Firefox and WebKit, driven by what they come with: no driver of somebody else's stands between them and us."""
