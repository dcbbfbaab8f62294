"""The server: tables in the browser, kept on disk, for anybody with the link."""
